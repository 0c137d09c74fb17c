import { testEachMoment } from '@/testing/testEachMoment'

testEachMoment(({ text }) => text.section === 'User area')
