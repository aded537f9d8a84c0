import { createFileRoute } from '@tanstack/react-router'
import { MyInterviewsPage } from '../../../../features/meetings/my-interviews/web/page.tsx'
import { requireSignIn } from '../require-sign-in.ts'

export const Route = createFileRoute('/my-interviews')({
  beforeLoad: requireSignIn,
  component: MyInterviewsPage,
})
