import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../../../../../features/password-links/web/forgot-page.tsx'
import { readSignInSearch } from '../../../../../features/session/rules/sign-in-search.ts'

export const Route = createFileRoute('/(sign-in)/forgotPassword')({
  validateSearch: readSignInSearch,
  component: ForgotPassword,
})

function ForgotPassword() {
  const { redirect } = Route.useSearch()
  return <ForgotPasswordPage target={redirect} />
}
