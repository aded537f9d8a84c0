import { createFileRoute, useLocation } from '@tanstack/react-router'
import { LinkOver, NewPasswordPage } from '../../../../../features/password-links/web/new-password-page.tsx'

export const Route = createFileRoute('/(sign-in)/newPassword')({ component: NewPassword })

function NewPassword() {
  const token = useLocation({ select: ({ hash }) => hash })
  return token === '' ? <LinkOver /> : <NewPasswordPage key={token} token={token} />
}
