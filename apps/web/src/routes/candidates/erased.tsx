import { createFileRoute } from '@tanstack/react-router'
import { ErasedPage } from '../../../../../features/candidates/erasure/web/page.tsx'
import { requireSignIn } from '../../require-sign-in.ts'

export const Route = createFileRoute('/candidates/erased')({
  validateSearch: ({ erasure }): { erasure?: string } => (typeof erasure === 'string' ? { erasure } : {}),
  beforeLoad: requireSignIn,
  component: Erased,
})

function Erased() {
  const { erasure = '' } = Route.useSearch()
  return <ErasedPage key={erasure} erasureId={erasure} />
}
