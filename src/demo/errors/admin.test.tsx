import { isOfThingsAlike, openEach } from '@/testing/catalogue/openEach'

openEach((moment) => moment.text.section === 'Admin' && !isOfThingsAlike(moment))
