import { createFileRoute } from '@tanstack/react-router'
import { FirstRunPage } from '../../../../features/administration/first-run/web/page.tsx'
import { requireSignIn } from '../require-sign-in.ts'

export const Route = createFileRoute('/start')({
  beforeLoad: requireSignIn,
  component: FirstRunPage,
})
