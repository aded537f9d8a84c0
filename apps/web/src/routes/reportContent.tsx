import { createFileRoute } from '@tanstack/react-router'
import { ReportAt } from '../report-at.tsx'
import { reportRoute } from '../report-route.ts'

export const Route = createFileRoute('/reportContent')({
  ...reportRoute,
  component: () => <ReportAt hasShell={false} />,
})
