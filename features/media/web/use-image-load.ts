import { useState } from 'react'
import { useFreshAddresses } from './use-fresh-addresses.ts'

/** Whether the image of a media address did not load. Trying again asks for a new address first, as it may have run out. */
export function useImageLoad(address: string) {
  const askAnew = useFreshAddresses()
  const [broken, setBroken] = useState<string | null>(null)
  async function retry() {
    await askAnew()
    setBroken(null)
  }
  return {
    isBroken: broken === address,
    onBroken: () => setBroken(address),
    onRetry: () => void retry(),
  }
}
