/**
 * Hooks of `pnpm pack`: removes scripts and dependencies that only this repository can use from published manifests.
 */
export const hooks = {
  beforePacking({ scripts: _scripts, devDependencies: _devDependencies, ...manifest }) {
    return manifest;
  },
};
