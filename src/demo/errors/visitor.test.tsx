import { openEach } from '@/testing/catalogue/openEach'

openEach(({ text }) => text.section === 'Login' || text.section === 'Newsletter')
