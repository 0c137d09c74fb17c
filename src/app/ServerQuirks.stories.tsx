import preview from '#.storybook/preview'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Whole product/Server quirks' })

export const Plans = meta.story(pageStory('quirks-plans'))
export const Login = meta.story(pageStory('quirks-login'))
export const Dashboard = meta.story(pageStory('quirks-dashboard'))
export const Paying = meta.story(pageStory('quirks-payment'))
export const Support = meta.story(pageStory('quirks-support'))
export const Chat = meta.story(pageStory('quirks-chat'))
export const ApproveSubs = meta.story(pageStory('quirks-admin-approve'))
export const Help = meta.story(pageStory('quirks-admin-help'))
export const SiteStats = meta.story(pageStory('quirks-admin-stats'))
export const PaymentOptions = meta.story(pageStory('quirks-admin-payment-options'))
