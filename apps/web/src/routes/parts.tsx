import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

// The page of all UI parts is for development only.
const Parts = import.meta.env.DEV
  ? lazy(() => import('@candor/ui/examples/parts-page').then((module) => ({ default: module.PartsPage })))
  : () => null

export const Route = createFileRoute('/parts')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  component: () => (
    <Suspense>
      <Parts />
    </Suspense>
  ),
})
