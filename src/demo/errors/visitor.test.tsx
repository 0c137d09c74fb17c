import { openEach } from '@/testing/openEach'

openEach(({ text }) => text.section === 'Login' || text.section === 'Newsletter')
