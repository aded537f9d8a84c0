import { SignInForm } from './sign-in-form.tsx'
import { defineSignInWay } from './sign-in-ways.ts'

export const way = defineSignInWay({ way: 'password', order: 10, feature: 'session', Panel: SignInForm })
