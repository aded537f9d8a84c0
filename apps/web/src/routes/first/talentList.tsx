import { createFileRoute, redirect } from '@tanstack/react-router'
import { readListSearch } from '../../../../../features/candidates/shortlist/rules/list-words.ts'
import { lastList, listPages } from '../../../../../features/candidates/shortlist/web/last-list.ts'
import { ShortlistPage } from '../../../../../features/candidates/shortlist/web/page.tsx'
import { requireSignIn } from '../../require-sign-in.ts'

export const Route = createFileRoute('/first/talentList')({
  validateSearch: readListSearch,
  beforeLoad: (context) => {
    requireSignIn(context)
    // The logo and the main navigation lead back to the list as it was left.
    const last = Object.keys(readListSearch({ ...context.search })).length === 0 ? lastList() : null
    if (last?.page === 'all') throw redirect({ to: listPages.all, search: last.search, replace: true })
  },
  component: TalentList,
})

function TalentList() {
  // Read again, because the router merges the result into the raw query, which still contains invalid values.
  const search = readListSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <ShortlistPage
      search={search}
      isOperatedList={false}
      onSearch={(to, next) => void navigate({ to, search: next, replace: true, resetScroll: false })}
    />
  )
}
