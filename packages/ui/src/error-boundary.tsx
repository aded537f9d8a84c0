import { Component, type ReactNode } from 'react'
import { FailedNote } from './notes.tsx'

export type ErrorBoundaryProps = {
  message?: string
  /** Told of what was thrown, and of each retry, so that the caller can drop what broke. */
  onError?: (error: unknown) => void
  onRetry?: () => void
  children: ReactNode
}

/** Keeps a broken panel from taking the rest of the page with it; retry draws the panel anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  handleRetry = () => {
    this.props.onRetry?.()
    this.setState({ isBroken: false })
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <FailedNote message={this.props.message} onRetry={this.handleRetry} />
  }
}
