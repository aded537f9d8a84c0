import { createFileRoute } from '@tanstack/react-router'
import { readListSearch } from '../../../../../features/candidates/positions/rules/address.ts'
import { PositionsPage } from '../../../../../features/candidates/positions/web/page.tsx'
import { requireSignIn } from '../../require-sign-in.ts'

export const Route = createFileRoute('/positions/')({
  validateSearch: readListSearch,
  beforeLoad: requireSignIn,
  component: Positions,
})

function Positions() {
  // Read again, because the router merges the result into the raw query, which still contains invalid values.
  const search = readListSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <PositionsPage
      search={search}
      onSearch={(next) =>
        void navigate({ search: readListSearch({ ...next }), replace: true, resetScroll: false })
      }
    />
  )
}
