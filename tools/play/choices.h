#pragma once

#include <string>
#include <vector>

#include "tools/play/sheet.h"

namespace wagonaut {
struct View;
}  // namespace wagonaut

namespace wagonaut::tools {

/// All that the seat may do now, in groups; one entry for a lane, however it may be paid, and a
/// further sheet where the lanes are too many, which on a low screen (`height`) is sooner.
Sheet action_sheet(const Speech& speech, const View& view, int width, int height = 0);
/// The ways to pay for these lanes, best first.
Sheet payment_sheet(const Speech& speech, const View& view, const std::vector<LaneId>& lanes);
Sheet harbour_sheet(const Speech& speech, const View& view);
Sheet harbour_payment_sheet(const Speech& speech, const View& view, NodeId node);
Sheet exchange_sheet(const Speech& speech, const View& view);
/// The sheet behind a choice that opens one.
Sheet open_sheet(const Speech& speech, const View& view, const Choice& choice, int width);

/// Every lane on the menu.
Sheet claim_sheet(const Speech& speech, const View& view, int width);

/// Lanes on the shortest ways of the viewer's open tickets.
LaneSet wanted_lanes(const Edition& ed, const View& view);

/// Lanes on the menu: those on the way of an open ticket first, then those worth most. Of equal
/// lanes side by side only the first.
std::vector<LaneId> claimable_lanes(const Speech& speech, const View& view);

}  // namespace wagonaut::tools
