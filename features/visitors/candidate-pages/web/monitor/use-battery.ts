import { useEffect, useState } from 'react'

export interface Battery {
  /** From 0 to 1. */
  readonly share: number
  readonly isCharging: boolean
}

/** The used part of the Battery Status API, which is missing in some browsers and in the types. */
interface BatteryManager extends EventTarget {
  readonly level: number
  readonly charging: boolean
}

function isBattery(value: unknown): value is BatteryManager {
  return value instanceof EventTarget && 'level' in value && 'charging' in value
}

async function askBattery(): Promise<BatteryManager | null> {
  const ask: unknown = 'getBattery' in navigator ? navigator.getBattery : null
  if (typeof ask !== 'function') return null
  try {
    const found: unknown = await ask.call(navigator)
    return isBattery(found) ? found : null
  } catch {
    return null
  }
}

/** The charge of the battery; null where the browser does not report it. */
export function useBattery(): Battery | null {
  const [battery, setBattery] = useState<Battery | null>(null)
  useEffect(() => {
    let isOver = false
    let asked: BatteryManager | null = null
    const look = () => asked && setBattery({ share: asked.level, isCharging: asked.charging })
    void askBattery().then((found) => {
      if (isOver || !found) return
      asked = found
      look()
      for (const change of ['levelchange', 'chargingchange']) found.addEventListener(change, look)
    })
    return () => {
      isOver = true
      for (const change of ['levelchange', 'chargingchange']) asked?.removeEventListener(change, look)
    }
  }, [])
  return battery
}
