import { Component, type ReactNode } from 'react'
import { isMissingPart } from '../loading/chunk-load.ts'
import { FailedNote } from './notes.tsx'

export type ErrorBoundaryProps = {
  message?: string
  /** Called with the error, and at each retry, so that the caller can drop what broke. */
  onError?: (error: unknown) => void
  onRetry?: () => void
  children: ReactNode
}

interface BoundaryState {
  isBroken: boolean
  needsReload: boolean
}

/**
 * Keeps a broken panel from taking the rest of the page with it. Retry draws the panel again, or reloads the page if
 * code failed to load.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state = { isBroken: false, needsReload: false }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { isBroken: true, needsReload: isMissingPart(error) }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  handleRetry = () => {
    if (this.state.needsReload) return location.reload()
    this.props.onRetry?.()
    this.setState({ isBroken: false })
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <FailedNote message={this.props.message} onRetry={this.handleRetry} />
  }
}
