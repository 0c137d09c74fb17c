import { isOfThingsAlike, openEach } from '@/testing/catalogue/openEach'

openEach(isOfThingsAlike)
