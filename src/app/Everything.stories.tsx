import preview from '#.storybook/preview'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Whole product/Conditions' })

export const TenThousandUsers = meta.story({ ...pageStory('large'), tags: ['walk'] })
export const HostileTextsForVisitors = meta.story({ ...pageStory('hostile-visitor'), tags: ['walk'] })
export const HostileTextsForClients = meta.story({ ...pageStory('hostile-client'), tags: ['walk'] })
export const HostileTextsForAdmins = meta.story({ ...pageStory('hostile-admin'), tags: ['walk'] })
export const SlowNetwork = meta.story({ ...pageStory('slow'), tags: ['walk'] })
export const Offline = meta.story({ ...pageStory('offline'), tags: ['walk'] })
export const ServerDown = meta.story({ ...pageStory('server-down'), tags: ['walk'] })
export const WrongAddress = meta.story({ ...pageStory('wrong-address'), tags: ['walk'] })
