import { isOfThingsAlike, openEach } from '@/testing/openEach'

openEach((moment) => moment.text.section === 'Admin' && !isOfThingsAlike(moment))
