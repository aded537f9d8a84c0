import { readLinkToken } from '@candor/kernel/link-token'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import {
  LinkCut,
  NewPasswordPage,
} from '../../../../../features/sign-in/password-links/web/new-password-page.tsx'

export const Route = createFileRoute('/(sign-in)/newPassword')({ component: NewPassword })

function NewPassword() {
  const token = useLocation({ select: ({ hash }) => readLinkToken(hash) })
  return token === null ? <LinkCut /> : <NewPasswordPage key={token} token={token} />
}
