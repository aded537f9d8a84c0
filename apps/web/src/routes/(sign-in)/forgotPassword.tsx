import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../../../../../features/sign-in/password-links/web/forgot-page.tsx'
import { readSignInSearch } from '../../../../../features/sign-in/session/rules/sign-in-search.ts'

export const Route = createFileRoute('/(sign-in)/forgotPassword')({
  validateSearch: readSignInSearch,
  component: ForgotPassword,
})

function ForgotPassword() {
  const { redirect } = Route.useSearch()
  return <ForgotPasswordPage target={redirect} />
}
