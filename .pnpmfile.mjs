/** What `pnpm pack` leaves out of published manifests: scripts and dependencies that only this repository can use. */
export const hooks = {
  beforePacking({ scripts: _scripts, devDependencies: _devDependencies, ...manifest }) {
    return manifest;
  },
};
