import { isSimilarRecordTab, testEachMoment } from '@/testing/testEachMoment'

testEachMoment(isSimilarRecordTab)
