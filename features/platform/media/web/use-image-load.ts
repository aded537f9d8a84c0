import { useState } from 'react'
import { useFreshAddresses } from './use-fresh-addresses.ts'

/**
 * Whether the image of a media address failed to load. Trying again asks for a new address first, as the old one may
 * have expired.
 */
export function useImageLoad(address: string) {
  const refreshAddresses = useFreshAddresses()
  const [broken, setBroken] = useState<string | null>(null)
  async function retry() {
    await refreshAddresses()
    setBroken(null)
  }
  return {
    isBroken: broken === address,
    onBroken: () => setBroken(address),
    onRetry: () => void retry(),
  }
}
