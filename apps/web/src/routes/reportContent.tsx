import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/reportContent')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/reportContent"!</div>
}
