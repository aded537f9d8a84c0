import { createFileRoute } from '@tanstack/react-router'
import { readSearchAddress } from '../../../../../features/day/search/rules/address-words.ts'
import { SearchPage } from '../../../../../features/day/search/web/page.tsx'
import { requireSignIn } from '../../require-sign-in.ts'

export const Route = createFileRoute('/(day)/search')({
  validateSearch: readSearchAddress,
  beforeLoad: requireSignIn,
  component: Search,
})

function Search() {
  // Read again, because the router merges the result into the raw query, which still contains invalid values.
  const address = readSearchAddress({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <SearchPage
      address={address}
      onAddress={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
