#!/usr/bin/env bash
# Installs what the tests use besides Node packages: a browser for the journeys (without a window, and with one), Redis for the tests of several nodes,
# coturn and Janus for the tests of calls through a relay and through a forwarding server, iproute2 and nftables for networks
# in which those are the only way, HAProxy for the test of two servers behind a proxy, Caddy to check its example configuration.
# Says nothing when all are there. Where it may not install, it says what is missing; the tests that need it are skipped.
set -u

has() { command -v "$1" >/dev/null 2>&1; }

missing=()
has "${CHROME_PATH:-chromium-headless-shell}" || missing+=(chromium-headless-shell)
has "${CHROME_PATH:-chromium}" || has chromium-browser || has google-chrome || missing+=(chromium)
has redis-server || missing+=(redis-server)
has turnserver || missing+=(coturn)
has janus || missing+=(janus)
has ip || missing+=(iproute2)
has nft || missing+=(nftables)
has haproxy || [ -x /usr/sbin/haproxy ] || missing+=(haproxy)
has caddy || missing+=(caddy)
[ ${#missing[@]} -eq 0 ] && exit 0

if [ "$(id -u)" -ne 0 ] || ! has apt-get; then
  echo "Missing on this machine: ${missing[*]}. Install them (on Debian: sudo apt-get install ${missing[*]}) to run every test."
  exit 0
fi

echo "Installing ${missing[*]} (apt-get) …"
export DEBIAN_FRONTEND=noninteractive
# The tests start what they need themselves: a freshly installed Janus or coturn would listen to the whole network.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ] && printf '#!/bin/sh\nexit 101\n' >"$policy"; then
  chmod +x "$policy"
  trap 'rm -f "$policy"' EXIT
fi
if { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${missing[@]}"; } >/tmp/system-packages.$$.log 2>&1 </dev/null; then
  echo "Installed ${missing[*]}."
else
  tail -n 5 "/tmp/system-packages.$$.log"
  echo "Could not install ${missing[*]}; the tests that need them are skipped."
fi
rm -f "/tmp/system-packages.$$.log"
