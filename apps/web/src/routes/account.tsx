import { createFileRoute } from '@tanstack/react-router'
import { OwnAccountPage } from '../../../../features/sign-in/own-account/web/page.tsx'
import { requireSignIn } from '../require-sign-in.ts'

export const Route = createFileRoute('/account')({
  beforeLoad: requireSignIn,
  component: OwnAccountPage,
})
