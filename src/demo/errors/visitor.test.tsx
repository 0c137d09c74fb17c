import { testEachMoment } from '@/testing/testEachMoment'

testEachMoment(({ text }) => text.section === 'Login' || text.section === 'Newsletter')
