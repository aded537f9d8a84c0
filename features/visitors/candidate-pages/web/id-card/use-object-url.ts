import { useEffect, useState } from 'react'

/** An object URL for a picture in memory; null without one. */
export function useObjectUrl(blob: Blob | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = blob ? URL.createObjectURL(blob) : null
    setAddress(made)
    const forget = () => {
      if (made) URL.revokeObjectURL(made)
    }
    return forget
  }, [blob])
  return address
}
