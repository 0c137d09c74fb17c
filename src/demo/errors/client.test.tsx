import { openEach } from '@/testing/catalogue/openEach'

openEach(({ text }) => text.section === 'User area')
