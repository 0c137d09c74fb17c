import preview from '#.storybook/preview'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Whole product/Conditions' })

export const FirstDay = meta.story(pageStory('empty'))
export const TenThousandUsers = meta.story(pageStory('large'))
export const HostileTextsForVisitors = meta.story(pageStory('hostile-visitor'))
export const HostileTextsForClients = meta.story(pageStory('hostile-client'))
export const HostileTextsForAdmins = meta.story(pageStory('hostile-admin'))
export const SlowNetwork = meta.story(pageStory('slow'))
export const Offline = meta.story(pageStory('offline'))
export const ServerDown = meta.story(pageStory('server-down'))
export const WrongAddress = meta.story(pageStory('wrong-address'))
