import { createFileRoute } from '@tanstack/react-router'
import { DatesPage } from '../../../../features/meetings/my-interviews/web/dates-page.tsx'
import { requireSignIn } from '../require-sign-in.ts'

export const Route = createFileRoute('/datePicker')({
  beforeLoad: requireSignIn,
  component: DatesPage,
})
