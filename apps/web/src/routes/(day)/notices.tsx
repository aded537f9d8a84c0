import { createFileRoute } from '@tanstack/react-router'
import { type NoticeFilter, NoticesPage } from '../../../../../features/day/notices/web/page.tsx'
import { noticeKinds } from '../../../../../features/platform/notify/contract.ts'
import { requireSignIn } from '../../require-sign-in.ts'

export const Route = createFileRoute('/(day)/notices')({
  validateSearch: ({ kind, unread }: Record<string, unknown>): NoticeFilter => {
    const known = noticeKinds.find((each) => each === kind)
    return { ...(known && { kind: known }), ...(unread === true && { unread }) }
  },
  beforeLoad: requireSignIn,
  component: Notices,
})

function Notices() {
  const navigate = Route.useNavigate()
  return (
    <NoticesPage filter={Route.useSearch()} onFilter={(search) => void navigate({ search, replace: true })} />
  )
}
