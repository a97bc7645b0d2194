#include "catalog/catalog.h"
#include "catalog/check.h"
#include "catalog/compile.h"
#include "catalog/edition_file.h"
#include "catalog/map_file.h"
#include "catalog/spot.h"

namespace wagonaut {

Result<Game> build_game(const MapSheet& map, const EditionSheet& edition, int seats) {
  const char* sheet = "map";
  try {
    check_map(map);
    sheet = "edition";
    check_edition(edition);
    check_fit(map, edition);
    check_seats(edition.card, seats);
    return compile(map, edition, seats);
  } catch (const Misfit& misfit) {
    const std::string number = misfit.number.empty() ? "" : misfit.number + " ";
    return Failure{std::string(sheet) + ": " + misfit.path + ": " + number + misfit.why};
  }
}

Result<Game> build_game(std::string_view map_json, std::string_view edition_json, int seats,
                        const Options& options, std::string_view map_name,
                        std::string_view edition_name) {
  return unless_refused(std::string(edition_name), [&] {
    const MapSheet map = read_map(map_json, std::string(map_name));
    return EditionFile(edition_json, std::string(edition_name)).build(map, seats, options);
  });
}

}  // namespace wagonaut
