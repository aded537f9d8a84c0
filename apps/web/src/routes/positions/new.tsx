import { createFileRoute } from '@tanstack/react-router'
import { NewPositionPage } from '../../../../../features/candidates/positions/web/editor/edit-page.tsx'
import { requireSignIn } from '../../require-sign-in.ts'

export const Route = createFileRoute('/positions/new')({
  beforeLoad: requireSignIn,
  component: NewPositionPage,
})
