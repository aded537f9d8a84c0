import { createFileRoute, redirect } from '@tanstack/react-router'
import { readReportAddress } from '../../../../features/report/report/rules/address.ts'

export const Route = createFileRoute('/sharereport')({
  validateSearch: readReportAddress,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/newShareReport', search, replace: true })
  },
})
