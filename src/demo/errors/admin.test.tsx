import { isSimilarRecordTab, testEachMoment } from '@/testing/testEachMoment'

testEachMoment((moment) => moment.text.section === 'Admin' && !isSimilarRecordTab(moment))
