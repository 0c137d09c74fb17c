import { paths } from '@/paths'
import { type PreloadProps, AuthPage } from '../account/AuthPage'
import { NextSteps } from './NextSteps'
import { RegisterForm } from './RegisterForm'

export function RegisterPage({ loadNext }: PreloadProps) {
  return (
    <AuthPage
      loadNext={loadNext}
      title="Register"
      lede="An account costs nothing. You pay when you choose a plan."
      form={<RegisterForm />}
      fields={3}
      other={{ question: 'Already have an account?', label: 'Login', to: paths.login() }}
      aside={<NextSteps />}
    />
  )
}
