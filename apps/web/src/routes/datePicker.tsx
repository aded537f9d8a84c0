import { createFileRoute } from '@tanstack/react-router'
import { OwnTimesPage } from '../../../../features/scheduling/web/own-times-page.tsx'
import { requireSignIn } from '../require-sign-in.ts'

export const Route = createFileRoute('/datePicker')({
  beforeLoad: requireSignIn,
  component: OwnTimesPage,
})
