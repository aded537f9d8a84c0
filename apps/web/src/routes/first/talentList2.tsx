import { createFileRoute } from '@tanstack/react-router'
import { readListSearch } from '../../../../../features/candidates/shortlist/rules/list-words.ts'
import { ShortlistPage } from '../../../../../features/candidates/shortlist/web/page.tsx'
import { requireSignIn } from '../../require-sign-in.ts'

export const Route = createFileRoute('/first/talentList2')({
  validateSearch: readListSearch,
  beforeLoad: requireSignIn,
  component: TalentList,
})

function TalentList() {
  // Read again, because the router merges the result into the raw query, which still contains invalid values.
  const search = readListSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <ShortlistPage
      search={search}
      isOperatedList={true}
      onSearch={(to, next) => void navigate({ to, search: next, replace: true, resetScroll: false })}
    />
  )
}
