import { TallFlow } from './tall-flow.tsx'
import { WideFlow } from './wide-flow.tsx'

/** The flowchart of an integration, in the shape that fits: the style sheet hides the other one, to everyone. */
export function IntegrationFlow() {
  return (
    <>
      <WideFlow />
      <TallFlow />
    </>
  )
}
