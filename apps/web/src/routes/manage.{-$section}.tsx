import { createFileRoute } from '@tanstack/react-router'
import { ManagePage } from '../../../../features/platform/manage/web/page.tsx'
import { requireSignIn } from '../require-sign-in.ts'

export const Route = createFileRoute('/manage/{-$section}')({
  validateSearch: ({ form }: Record<string, unknown>): { form?: string } =>
    typeof form === 'string' ? { form } : {},
  beforeLoad: requireSignIn,
  component: Manage,
})

function Manage() {
  return <ManagePage slug={Route.useParams().section} />
}
