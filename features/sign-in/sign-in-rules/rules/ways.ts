import { signInWays } from '../contract/entry.ts'

export type SignInWay = (typeof signInWays)[number]

export function isSignInWay(value: string): value is SignInWay {
  return signInWays.some((way) => way === value)
}
