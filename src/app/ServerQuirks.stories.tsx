import preview from '#.storybook/preview'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Whole product/Server quirks' })

export const Plans = meta.story(pageStory('quirks-plans'))
export const Login = meta.story({ ...pageStory('quirks-login'), tags: ['walk'] })
export const Dashboard = meta.story({ ...pageStory('quirks-dashboard'), tags: ['walk'] })
export const Paying = meta.story({ ...pageStory('quirks-payment'), tags: ['walk'] })
export const Support = meta.story({ ...pageStory('quirks-support'), tags: ['walk'] })
export const Chat = meta.story({ ...pageStory('quirks-chat'), tags: ['walk'] })
export const ApproveSubs = meta.story({ ...pageStory('quirks-admin-approve'), tags: ['walk'] })
export const Help = meta.story({ ...pageStory('quirks-admin-help'), tags: ['walk'] })
export const SiteStats = meta.story({ ...pageStory('quirks-admin-stats'), tags: ['walk'] })
export const PaymentOptions = meta.story({ ...pageStory('quirks-admin-payment-options'), tags: ['walk'] })
