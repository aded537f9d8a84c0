import { createFileRoute } from '@tanstack/react-router'
import { readTodaySearch } from '../../../../../features/day/today/rules/address.ts'
import { TodayPage } from '../../../../../features/day/today/web/page.tsx'
import { todayCards } from '../../cards/today-cards.ts'
import { requireSignIn } from '../../require-sign-in.ts'

export const Route = createFileRoute('/(day)/today')({
  validateSearch: readTodaySearch,
  beforeLoad: requireSignIn,
  component: Today,
})

function Today() {
  // Read again, because the router merges the result into the raw query, which still contains invalid words.
  const search = readTodaySearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <TodayPage
      cards={todayCards}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
