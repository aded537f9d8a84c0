import { createFileRoute } from '@tanstack/react-router'
import { ReportAt, reportRoute } from '../report-at.tsx'

export const Route = createFileRoute('/shareurl')({
  ...reportRoute,
  component: () => <ReportAt hasShell />,
})
