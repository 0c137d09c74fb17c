import { openEach } from '@/testing/openEach'

openEach(({ text }) => text.section === 'User area')
