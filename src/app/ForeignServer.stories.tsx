import preview from '#.storybook/preview'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Whole product/Server quirks' })

export const Plans = meta.story(pageStory('foreign-plans'))
export const Login = meta.story(pageStory('foreign-login'))
export const Dashboard = meta.story(pageStory('foreign-dashboard'))
export const Payment = meta.story(pageStory('foreign-payment'))
export const Support = meta.story(pageStory('foreign-support'))
export const Chat = meta.story(pageStory('foreign-chat'))
export const ApproveSubs = meta.story(pageStory('foreign-admin-approve'))
export const Help = meta.story(pageStory('foreign-admin-help'))
export const SiteStats = meta.story(pageStory('foreign-admin-stats'))
export const PaymentOptions = meta.story(pageStory('foreign-admin-payment-options'))
