import { isOfThingsAlike, openEach } from '@/testing/openEach'

openEach(isOfThingsAlike)
