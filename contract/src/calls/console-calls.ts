import * as partners from '../console/partners.ts'
import * as secondFactor from '../console/second-factor.ts'
import * as signIn from '../console/sign-in.ts'
import { showToday } from '../console/today.ts'
import type { ConsoleCall } from './console-call.ts'

/** Every call of the console. */
export const consoleCalls: readonly ConsoleCall[] = [
  signIn.showSignIn,
  signIn.signInStaff,
  signIn.verifyStaff,
  signIn.signOutStaff,
  signIn.showMe,
  secondFactor.beginStaffAuthenticator,
  secondFactor.confirmStaffAuthenticator,
  secondFactor.renewStaffRecoveryCodes,
  secondFactor.removeStaffAuthenticator,
  showToday,
  partners.searchPartners,
  partners.showPartner,
  partners.showPartnerReport,
  partners.listPartnerRequests,
  partners.showPartnerRequest,
  partners.listApprovals,
]
